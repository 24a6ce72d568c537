// Preloaded into the server and the sandbox: when their launcher ends, even by SIGKILL, they stop gracefully.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))

// Preloaded into the server and the sandbox: when their launcher is gone, even by kill -9, they end as if asked to.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))

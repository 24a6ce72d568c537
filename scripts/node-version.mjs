/** Reports and sets the exit code when this Node is too old. */
export function refuseOldNode() {
  const old = Number(process.versions.node.split('.')[0]) < 20
  if (old) {
    console.error(
      `Bizamply needs Node 20 or newer to start. This is Node ${process.versions.node}. See https://nodejs.org`,
    )
    process.exitCode = 1
  }
  return old
}

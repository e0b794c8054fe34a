/** Oldest Node that every dependency accepts. */
const oldestNode = [20, 19];

/** Ends the process, saying why, where Node is too old. Plain JavaScript with no import: it runs before anything is installed. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    console.error(
      `Node ${oldestNode.join('.')} or later is needed; this is ${process.versions.node}. See https://nodejs.org`,
    );
    process.exit(1);
  }
}

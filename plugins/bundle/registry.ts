import registry from '@registry-source';

/** The framework's table of modules, with chunk names as module names: by these the server finds the scripts that a page needs. */
for (const [chunkName, entry] of Object.entries(registry)) {
  entry[1] = chunkName;
}

export default registry;

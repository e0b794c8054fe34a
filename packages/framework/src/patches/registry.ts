import registry from '@generated/registry';

/** The registry of route modules, with chunk names as module names. */
for (const [chunkName, entry] of Object.entries(registry)) {
  entry[1] = chunkName;
}

export default registry;

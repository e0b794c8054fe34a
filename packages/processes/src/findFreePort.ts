import { type AddressInfo, createServer } from 'node:net';

/** Finds a TCP port on which nothing listens, for a program that has to be given its port. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

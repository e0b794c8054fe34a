declare module '@registry-source' {
  const registry: Record<string, [load: () => Promise<unknown>, module: string, id: unknown]>;
  export default registry;
}

import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // A lock file in a folder above must not decide where the project begins.
  turbopack: { root: __dirname },
};

export default config;

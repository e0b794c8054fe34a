interface ImportMetaEnv {
  readonly VITE_AIFINDR_CLIENT_ID: string;
}

declare module '@theme/PageMenu' {
  import type { ReactNode } from 'react';

  export default function PageMenu(): ReactNode;
}

declare module '@theme/SearchDialog' {
  import type { ReactNode } from 'react';

  export interface Props {
    /** Called once the dialog is closed. */
    onClose: () => void;
  }

  export default function SearchDialog(props: Props): ReactNode;
}

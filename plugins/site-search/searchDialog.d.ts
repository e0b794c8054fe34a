declare module '@theme/SearchDialog' {
  import type { ReactNode } from 'react';

  export interface Props {
    /** What was typed since search was asked for; from this call on the keys are the field's own. */
    takeTyped: () => string;
    /** Called once the dialog is closed. */
    onClose: () => void;
  }

  export default function SearchDialog(props: Props): ReactNode;
}

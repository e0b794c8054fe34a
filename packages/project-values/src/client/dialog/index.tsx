import { createRoot } from 'react-dom/client';
import FeatureBoundary from '@aifindr-docs/ui/FeatureBoundary';
import ValuesDialog from './ValuesDialog';

/** Opens the dialog with the focus in the input of the named field, or of the first one. */
export function openDialog(name: string | undefined, onClose: () => void): void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const close = () => {
    root.unmount();
    container.remove();
    onClose();
  };
  root.render(
    <FeatureBoundary>
      <ValuesDialog first={name} onClose={close} />
    </FeatureBoundary>,
  );
}

import { createRoot } from 'react-dom/client';
import FeatureBoundary from '@aifindr-docs/ui/FeatureBoundary';
import ValuesDialog from './ValuesDialog';

/** Opens the dialog, with the focus in the input of a field. */
export function openDialog(name: string | undefined, onClose: () => void): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    onClose();
  };
  root.render(
    <FeatureBoundary>
      <ValuesDialog first={name} onClose={close} />
    </FeatureBoundary>,
  );
}

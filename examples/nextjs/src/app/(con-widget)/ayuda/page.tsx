import { Retry } from './Retry';

/** Where the trigger leads without the widget. */
export default function HelpPage() {
  return (
    <>
      <h1>Ayuda</h1>
      <Retry />
    </>
  );
}

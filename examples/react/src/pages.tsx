import { Link, useParams } from 'react-router';
import { useAIFindr } from './aifindr/AIFindrProvider';
import { AskButton } from './AskButton';
import { Questions } from './Questions';

/** Home page of the sample shop. */
export function HomePage() {
  return (
    <>
      <h1>Tienda de muestra</h1>
      <AskButton />
      <Questions />
    </>
  );
}

/** Page of one product. */
export function ProductPage() {
  const { slug } = useParams();
  return <h1>Producto {slug}</h1>;
}

/** Where the trigger leads without the widget; it offers to load it again. */
export function HelpPage() {
  const { status, retry } = useAIFindr();
  return (
    <>
      <h1>Ayuda</h1>
      {status === 'unavailable' && (
        <p role="status">
          El buscador no está disponible ahora.{' '}
          <button type="button" onClick={retry}>
            Reintentar
          </button>
        </p>
      )}
    </>
  );
}

/** Page without the widget: its route is outside of the layout. */
export function CheckoutPage() {
  return (
    <>
      <h1>Pago</h1>
      <Link to="/">Volver a la tienda</Link>
    </>
  );
}

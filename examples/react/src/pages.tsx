import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useAIFindr, useAIFindrEvent } from './aifindr/AIFindrProvider';

/** Home page of the sample shop; it counts the questions of this visit. */
export function HomePage() {
  const [questions, setQuestions] = useState(0);
  useAIFindrEvent('message.sent', () => setQuestions((number) => number + 1));
  return (
    <>
      <h1>Tienda de muestra</h1>
      <p>Preguntas en esta visita: {questions}</p>
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

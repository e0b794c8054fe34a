import { Link, useParams } from 'react-router';
import { findProduct } from './catalogue';

/** Home page of the sample shop. */
export function HomePage() {
  return <h1>Tienda de muestra</h1>;
}

/** Page of one product. */
export function ProductPage() {
  const { slug } = useParams();
  const product = findProduct(slug);
  return <h1>{product?.name ?? 'Producto no encontrado'}</h1>;
}

/** What is offered when the widget is not there. */
export function HelpPage() {
  return <h1>Ayuda</h1>;
}

/** Page without the widget: the provider is not mounted here. */
export function CheckoutPage() {
  return (
    <>
      <h1>Pago</h1>
      <Link to="/">Volver a la tienda</Link>
    </>
  );
}

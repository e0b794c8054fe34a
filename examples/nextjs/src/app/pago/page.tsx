import Link from 'next/link';
import { connection } from 'next/server';

/** Page without the widget: its layout has no provider. */
export default async function CheckoutPage() {
  await connection();
  return (
    <>
      <h1>Pago</h1>
      <Link href="/">Volver a la tienda</Link>
    </>
  );
}

import { connection } from 'next/server';

/** A page of the minimal integration; it is rendered per request, as the nonce of the policy asks. */
export default async function MinimalPage() {
  await connection();
  return <h1>Tienda de muestra</h1>;
}

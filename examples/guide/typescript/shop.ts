import { sendContext } from './sendContext';

interface ProductPage {
  page: 'producto';
  product: { id: string; name: string; price: number; currency: string; inStock: boolean };
}

interface CartPage {
  page: 'carrito';
  cart: { items: number; total: number; currency: string };
}

type ShopContext = ProductPage | CartPage;

/** Llama a esta función al mostrar cada página de la tienda. */
export function showShopPage(context: ShopContext): void {
  sendContext(context);
}

showShopPage({
  page: 'producto',
  product: { id: 'silla-01', name: 'Silla Nórdica', price: 89, currency: 'EUR', inStock: true },
});

import { sendContext } from './send-context';

// #region code
interface ProductPage {
  page: 'producto';
  product: { id: string; name: string; price: number; currency: string; inStock: boolean };
}

interface CartPage {
  page: 'carrito';
  items: number;
  total: number;
  currency: string;
}

type ShopContext = ProductPage | CartPage;

export const productContext: ShopContext = {
  page: 'producto',
  product: { id: 'silla-01', name: 'Silla Nórdica', price: 89, currency: 'EUR', inStock: true },
};

export function showPage(context: ShopContext): void {
  void sendContext(context);
}
// #endregion code

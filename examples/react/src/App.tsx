import { createBrowserRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AIFindrProvider } from './aifindr/AIFindrProvider';
import { CheckoutPage, HelpPage, HomePage, ProductPage } from './shop/pages';
import { ShopLayout } from './shop/ShopLayout';

interface Options {
  clientId: string;
  connection: Promise<AIFindrWidget> | null;
  basename?: string;
}

/** Makes the application; it is called once, outside of any render. */
export function createApp({ clientId, connection, basename }: Options) {
  // #region routes
  const router = createBrowserRouter(
    [
      {
        element: (
          <AIFindrProvider clientId={clientId} initialConnection={connection}>
            <Outlet />
          </AIFindrProvider>
        ),
        children: [
          {
            element: <ShopLayout />,
            children: [
              { path: '/', element: <HomePage /> },
              { path: '/productos/:slug', element: <ProductPage /> },
              { path: '/ayuda', element: <HelpPage /> },
            ],
          },
        ],
      },
      // Fuera del proveedor: en el pago no hay widget.
      { path: '/pago', element: <CheckoutPage /> },
    ],
    { basename },
  );
  // #endregion routes
  return <RouterProvider router={router} />;
}

import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { CheckoutPage, HelpPage, HomePage, ProductPage } from './pages';
import { WidgetLayout } from './WidgetLayout';

const router = createBrowserRouter([
  {
    element: <WidgetLayout />,
    children: [
      { path: '/', element: <HomePage /> },
      { path: '/productos/:slug', element: <ProductPage /> },
      { path: '/ayuda', element: <HelpPage /> },
    ],
  },
  // Fuera del layout: en el pago no hay contexto ni enlace al widget.
  { path: '/pago', element: <CheckoutPage /> },
]);

export function App() {
  return <RouterProvider router={router} />;
}

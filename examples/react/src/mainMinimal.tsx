import { createRoot } from 'react-dom/client';
import { getElement } from './getElement';

createRoot(getElement('root')).render(<h1>Tienda de muestra</h1>);

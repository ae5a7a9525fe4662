import { createRoot } from 'react-dom/client';
import { type PeerPage, toElements } from '../tree.ts';

const response = await fetch('/page.json');
const page: PeerPage = await response.json();
document.title = page.title;
const root = document.querySelector('#root');
if (root) createRoot(root).render(toElements(page.body));

import { createRoot } from 'react-dom/client';
import { type PeerPage, toElements } from '../tree.ts';

const answer = await fetch('/page.json');
const page: PeerPage = await answer.json();
document.title = page.title;
const root = document.querySelector('#root');
if (root) createRoot(root).render(toElements(page.body));

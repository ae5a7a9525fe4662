import { toElements } from '../../tree.ts';
import { page } from '../page.ts';

export default function Page() {
  return toElements(page.body);
}

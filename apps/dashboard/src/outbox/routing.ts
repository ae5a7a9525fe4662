import type { DeliveryTarget, Submission } from '../payload-types.ts';

/**
 * The targets of a message: those whose services match, else all of its form, so that filters never lose a message. A
 * target without services matches every message.
 */
export function decideTargets<Target extends Pick<DeliveryTarget, 'forms' | 'services'>>(
  targets: Target[],
  { form, answers }: Pick<Submission, 'form' | 'answers'>,
): Target[] {
  const service = toPlainName(answers.service ?? '');
  const ofForm = targets.filter(({ forms }) => forms.includes(form));
  const fitting = ofForm.filter(
    ({ services }) => !services?.length || services.map(toPlainName).includes(service),
  );
  return fitting.length > 0 ? fitting : ofForm;
}

const toPlainName = (name: string) => name.trim().toLowerCase();

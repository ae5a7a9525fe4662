import { emailField, fieldLimits, phoneField, textLine } from './fields.ts';
import { formField } from './form-fields.ts';

/** Phone number and e-mail address of the sender. */
export const contactFields = {
  phone: phoneField.check(
    formField({
      description: 'Phone number as typed',
      label: { en: 'Phone', ar: 'الهاتف' },
      type: 'tel',
      autoComplete: 'tel',
    }),
  ),
  email: emailField.check(
    formField({
      description: 'E-mail address',
      label: { en: 'E-mail', ar: 'البريد الإلكتروني' },
      type: 'email',
      autoComplete: 'email',
    }),
  ),
};

/** Who sends a message, with the name in two fields. */
export const personFields = {
  firstName: textLine(fieldLimits.name).check(
    formField({
      description: 'Given name',
      label: { en: 'First Name', ar: 'الاسم الأول' },
      autoComplete: 'given-name',
    }),
  ),
  lastName: textLine(fieldLimits.name).check(
    formField({
      description: 'Family name',
      label: { en: 'Last Name', ar: 'اسم العائلة' },
      autoComplete: 'family-name',
    }),
  ),
  ...contactFields,
};

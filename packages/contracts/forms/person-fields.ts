import { emailField, fieldLimits, phoneField, textLine } from './fields.ts';
import { formField } from './form-fields.ts';

/** Phone number and e-mail address of the sender. */
export const contactFields = {
  phone: formField(phoneField, {
    description: 'Phone number as typed',
    label: { en: 'Phone', ar: 'الهاتف' },
    type: 'tel',
    autoComplete: 'tel',
  }),
  email: formField(emailField, {
    description: 'E-mail address',
    label: { en: 'E-mail', ar: 'البريد الإلكتروني' },
    type: 'email',
    autoComplete: 'email',
  }),
};

/** Who sends a message, with the name in two fields. */
export const personFields = {
  firstName: formField(textLine(fieldLimits.name), {
    description: 'Given name',
    label: { en: 'First Name', ar: 'الاسم الأول' },
    autoComplete: 'given-name',
  }),
  lastName: formField(textLine(fieldLimits.name), {
    description: 'Family name',
    label: { en: 'Last Name', ar: 'اسم العائلة' },
    autoComplete: 'family-name',
  }),
  ...contactFields,
};

import { planCatalogue, proIncludes, trialOffer } from '../../../modules/plans/plans.contract.ts';
import { t } from '../../../shared/language/translate.ts';

type Question = { question: string; answer: string };

const withoutPro = t(
  'Use every tool that is not marked as Pro only, without an account, up to the free limits in the table above. Results carry no watermark.',
);

const whatProChanges = (included: readonly string[]): Question => ({
  question: t('What does Pro change?'),
  answer: t('{features}. The quality of the results is the same on both plans.', { features: included.join('. ') }),
});

/** Questions where Pro is sold. */
export const soldQuestions: readonly Question[] = [
  { question: t('What can I do without paying?'), answer: withoutPro },
  whatProChanges(planCatalogue.monthly.included),
  ...(trialOffer.on
    ? [
        {
          question: t('How does the free trial work?'),
          answer: t(
            '{days, plural, one {The first day of your first subscription costs nothing.} other {The first # days of your first subscription cost nothing.}} You enter a card, nothing is charged, and if you cancel before the trial ends nothing ever will be.',
            { days: trialOffer.days },
          ),
        },
      ]
    : []),
  {
    question: t('Can I cancel at any time?'),
    answer: t(
      'Yes, on your account page, without contacting anyone. Pro stays active until the end of the period you paid for, and you can resume it until then.',
    ),
  },
  {
    question: t('Can I change between monthly and annual?'),
    answer: t('Yes, on your account page. The unused part of your current period is credited.'),
  },
  {
    question: t('Who sees my card?'),
    answer: t(
      'Only the payment service. Its form sends your card number from your browser straight there; this site never has it.',
    ),
  },
  {
    question: t('What happens when a payment fails?'),
    answer: t('We tell you and retry. You stay Pro for a few days, so that you can enter another card.'),
  },
];

/** Questions where administrators grant Pro. */
export const grantedQuestions: readonly Question[] = [
  { question: t('What can I do without Pro?'), answer: withoutPro },
  whatProChanges(proIncludes),
  {
    question: t('How do I get Pro?'),
    answer: t(
      'Make an account and ask whoever runs this site. Administrators give Pro to an account for a time; your account page says until when.',
    ),
  },
];

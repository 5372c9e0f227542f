import { planCatalogue, proIncludes, trialOffer } from '../../../modules/plans/plans.contract.ts';

type Question = { question: string; answer: string };

const withoutPro = (without: string): Question => ({
  question: `What can I do without ${without}?`,
  answer:
    'Use every tool that is not marked as Pro only, without an account, up to the free limits in the table above. Results carry no watermark.',
});

const whatProChanges = (included: readonly string[]): Question => ({
  question: 'What does Pro change?',
  answer: `${included.join('. ')}. The quality of the results is the same on both plans.`,
});

/** Questions where Pro is sold. */
export const soldQuestions: readonly Question[] = [
  withoutPro('paying'),
  whatProChanges(planCatalogue.monthly.included),
  ...(trialOffer.on
    ? [
        {
          question: 'How does the free trial work?',
          answer: `The first ${trialOffer.days} days of your first subscription cost nothing. You enter a card, nothing is charged, and if you cancel before the trial ends nothing ever will be.`,
        },
      ]
    : []),
  {
    question: 'Can I cancel at any time?',
    answer:
      'Yes, on your account page, without contacting anyone. Pro stays active until the end of the period you paid for, and you can resume it until then.',
  },
  {
    question: 'Can I change between monthly and annual?',
    answer: 'Yes, on your account page. The unused part of your current period is credited.',
  },
  {
    question: 'Who sees my card?',
    answer:
      'Only the payment service. Its form sends your card number from your browser straight there; this site never has it.',
  },
  {
    question: 'What happens when a payment fails?',
    answer: 'We tell you and retry. You stay Pro for a few days, so that you can enter another card.',
  },
];

/** Questions where administrators grant Pro. */
export const grantedQuestions: readonly Question[] = [
  withoutPro('Pro'),
  whatProChanges(proIncludes),
  {
    question: 'How do I get Pro?',
    answer:
      'Make an account and ask whoever runs this site. Administrators give Pro to an account for a time; your account page says until when.',
  },
];

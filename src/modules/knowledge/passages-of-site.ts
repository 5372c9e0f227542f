import { ticketsPath } from '../conversations/conversation-words.contract.ts';
import { formatPlanPrice, planCatalogue, proIncludes, trialOffer } from '../plans/plans.contract.ts';
import { idOfQuestion, type Passage } from './passage.ts';

/** What is true of this site, by its settings. */
export type SiteFacts = {
  hasPlans: boolean;
  /** Whether Pro can be bought. */
  isSold: boolean;
  hasMail: boolean;
  fileLifetimeHours: number;
  /** The AI provider in words; undefined without one. */
  aiProvider: string | undefined;
};

type SiteQuestion = {
  id: string;
  title: string;
  text: string;
  path: string;
  words?: string;
  /** Left out where this is false. */
  if?: boolean;
};

/** What is true of the whole site: files, accounts, plans and payment. Nothing that does not hold here. */
export function passagesOfSite(facts: SiteFacts): readonly Passage[] {
  return [aboutFiles, aboutUse, aboutUs, aboutAccounts, aboutPlans]
    .flatMap((about) => about(facts))
    .filter(({ if: holds = true }) => holds)
    .map(({ id, title, text, path, words = '' }) => ({
      ...{ id: `site/${id || idOfQuestion(title)}`, kind: 'site', title, text, path, words, about: '' },
    }));
}

const account = (section: string) => `/account?section=${section}`;

function aboutFiles({ fileLifetimeHours: hours }: SiteFacts): SiteQuestion[] {
  return [
    {
      id: 'files-kept',
      title: 'How long are my files kept?',
      text: `Uploads and results are deleted ${hours} hours after they arrive, or at once when you press Delete.`,
      path: '/privacy#files',
      words: 'keep kept store stored save saved delete deleted erase retention long files server',
    },
    {
      id: 'files-private',
      title: 'Who can see my files?',
      text: 'Nobody reads them. A file is reached only through its own long, random address, which is not published. Whoever has the address can read the file; only you can delete it. Files are not used to train anything. Some tools work in your browser alone, and their pages say so.',
      path: '/privacy#files',
      words: 'private privacy confidential safe security secure see read documents train ai upload uploaded',
    },
    {
      id: 'recent',
      title: 'Where are my results?',
      text: `Press the clock in the header, or Alt and R: Recent lists what the tools made for you, for ${hours} hours.`,
      path: '/help',
      words: 'result results find again download recent history lost file disappeared closed tab earlier previous',
    },
    {
      id: 'wrong-type',
      title: 'Why is my file refused as the wrong kind?',
      text: 'Files are recognised by their content, not by their name. Open the file in the program that made it, and save it as one of the kinds the tool lists.',
      path: '/help',
      words: 'wrong type format unsupported refused rejected not accepted file extension rename invalid',
    },
    {
      id: 'too-large',
      title: 'Why is my file too large?',
      text: 'Every tool has limits, which its page shows. Nothing of a refused file is kept. A PDF or an image can be made smaller first, or split into parts.',
      path: '/help',
      words: 'too big large size limit upload maximum megabytes mb gb',
    },
    {
      id: 'locked-files',
      title: 'My file is locked with a password',
      text: 'The tool asks for the password beside the file. It is used for this work only, and never stored. A password that you do not know cannot be removed here.',
      path: '/help',
      words: 'locked password protected encrypted unlock open remove protection',
    },
    {
      id: 'no-preview',
      title: 'Why is there no preview?',
      text: 'Browsers cannot show TIFF, and most cannot show HEIC. The tool still works, and you can download the result.',
      path: '/help',
      words: 'preview thumbnail empty blank tiff heic not shown',
    },
    {
      id: 'download-gone',
      title: 'Why does my download link no longer work?',
      text: `The file was deleted: by you, or after ${hours} hours. Run the tool again.`,
      path: '/help',
      words: 'download link gone expired broken 404 no longer works missing',
    },
    {
      id: 'connection-lost',
      title: 'The connection was lost during an upload',
      text: 'Nothing is lost: the upload goes on by itself when you are back online, or press Retry. What was already sent is not sent again.',
      path: '/help',
      words: 'connection lost network error offline internet interrupted upload stuck failed retry',
    },
    {
      id: 'slow',
      title: 'Why does it take so long?',
      text: 'Long work shows its progress and can be cancelled. When the server is busy, visitors take turns, and the page shows your place in line. Work on one file is stopped after some minutes: try a smaller file or lighter options.',
      path: '/help',
      words: 'slow long time takes forever hangs stuck waiting queue line busy speed longer seconds stopped timeout',
    },
  ];
}

function aboutUse({ hasPlans, aiProvider }: SiteFacts): SiteQuestion[] {
  return [
    {
      id: 'getting-started',
      title: 'How do I use a tool?',
      text: 'Choose a tool from the menu, or press / and type what you want to do. Drop your files on its page, choose the settings, start, and download the result. You can cancel at any time.',
      path: '/help',
      words: 'start begin first how use works tutorial guide help upload file',
    },
    {
      id: 'account-needed',
      title: 'Do I need an account?',
      text: `No. ${hasPlans ? 'The free tools work without one.' : 'The tools work without one.'} With an account you can use API keys and have your recent results on all your devices.`,
      path: '/register',
      words: 'register registration sign up login account required needed without anonymous',
    },
    {
      id: 'is-it-free',
      title: 'Is it free?',
      text: hasPlans
        ? 'Most tools are free, without an account and without watermarks. Some need Pro, and some have a free allowance; the pricing page lists the limits of every tool.'
        : 'Yes. On this site everybody can use every tool.',
      path: hasPlans ? '/pricing' : '/help',
      words: 'free cost gratis price pay money charge',
    },
    {
      id: 'watermarks',
      title: 'Are there watermarks on results?',
      text: 'No. No tool puts a watermark on what it makes.',
      path: '/help',
      words: 'watermark logo stamp result',
    },
    {
      id: 'continue',
      title: 'Can I use a result in another tool?',
      text: 'Yes. Below a result, Continue with passes it to the next tool, without another upload.',
      path: '/help',
      words: 'continue next tool chain result pass on several steps again',
    },
    {
      id: 'shortcuts',
      title: 'Which keyboard shortcuts are there?',
      text: 'Press / or Ctrl and K to find a tool, and Alt and R for your recent results.',
      path: '/help',
      words: 'keyboard shortcut shortcuts keys hotkey',
    },
    {
      id: 'theme',
      title: 'Is there a dark mode?',
      text: 'Yes. The button with the sun or moon in the header switches between light and dark; until then the site follows your device.',
      path: '/help',
      words: 'dark mode light theme night colours appearance',
    },
    {
      id: 'phones',
      title: 'Does it work on a phone?',
      text: 'Yes, every tool works in the browser of a phone or tablet. Nothing has to be installed.',
      path: '/help',
      words: 'phone mobile tablet iphone android app install ipad smartphone',
    },
    {
      id: 'tracking',
      title: 'Do you track me or use cookies?',
      text: 'Only cookies that the site cannot do without, all of them its own. There is no cookie for advertising or statistics. Visits are counted without one, and not at all if your browser asks sites not to track you.',
      path: '/privacy#cookies',
      words: 'cookie cookies tracking analytics track consent gdpr',
    },
    {
      id: 'ai-texts',
      title: 'Are my texts sent to an AI provider?',
      text: aiProvider
        ? `Only where a page says so before anything is sent. This site uses ${aiProvider}. Each of these tools also has a built-in engine that sends nothing to others.`
        : 'No. This site has no AI provider: its built-in engines do the work, and texts stay on this site.',
      path: '/privacy#processors',
      words: 'ai artificial intelligence openai chatgpt provider llm model send text third party',
    },
    {
      id: 'api',
      title: 'Is there an API?',
      text: 'Yes. Every tool is a call; the API page describes them all. An API key from your account identifies your programs.',
      path: '/api/docs',
      words: 'api developer program automate script curl rest endpoint integration documentation',
    },
    {
      id: 'run-own',
      title: 'Can I run my own Satchel?',
      text: 'Yes. Satchel is free software under the MIT licence, and starts with one command on your own machine.',
      path: '/help',
      words: 'self host selfhost own server open source licence license mit github install docker',
    },
  ];
}

function aboutUs({ hasMail }: SiteFacts): SiteQuestion[] {
  return [
    {
      id: 'reach-us',
      title: 'How do I reach a person?',
      text: 'Write to us on the contact page, where you also find our office hours and how soon we answer, or press Talk to a person in the chat. If something does not work, open a ticket on the support page.',
      path: '/contact',
      words:
        'reach contact human person people somebody someone speak talk write message support team operator staff agent phone number telephone call hotline address hours complain complaint feedback',
    },
    {
      id: 'open-ticket',
      title: 'How do I report a problem?',
      text: 'Open a ticket on the support page. You need no account: you get a link to the page where you read our answers and add what is missing.',
      path: '/support',
      words: 'report problem bug issue ticket open new create support request broken does not work',
    },
    {
      id: 'my-tickets',
      title: 'Where is my ticket?',
      text: 'Each ticket has a page of its own, with the link that you got when you sent it. If you were signed in, your tickets are on your account page, too.',
      path: ticketsPath,
      words: 'ticket tickets support where find follow status answer reply request my',
    },
    {
      id: 'apply',
      title: 'How do I apply for a job?',
      text: 'On the careers page: choose a position, or send a general application, with your CV as PDF, DOCX or ODT.',
      path: '/careers',
      words: 'apply application job jobs career careers work position vacancy hire hiring cv resume',
    },
    {
      id: 'leave-newsletter',
      title: 'How do I leave the newsletter?',
      text: 'Every issue has a link to leave, which deletes your address here.',
      path: '/privacy#newsletter',
      words: 'newsletter unsubscribe leave stop emails mailing list',
      if: hasMail,
    },
    {
      id: 'data-shared',
      title: 'Do you sell or share my data?',
      text: 'Data goes only to the services that the privacy page lists, for the work that it says. The page also lists all that is kept, and for how long.',
      path: '/privacy#processors',
      words: 'sell sold share give pass data third party parties companies advertisers',
    },
  ];
}

function aboutAccounts({ hasMail }: SiteFacts): SiteQuestion[] {
  const noMail = 'This site sends no mail, so please ask its operator.';
  return [
    {
      id: 'forgot-password',
      title: 'I forgot my password',
      text: hasMail ? 'Enter your email address on this page, and you get a link to choose a new one.' : noMail,
      path: '/forgot-password',
      words: 'forgot forgotten lost reset password cannot sign in login recover',
    },
    {
      id: 'sign-in-trouble',
      title: 'Why can I not sign in?',
      text: 'Check the email address and the password, capital letters included. After too many wrong attempts you have to wait some minutes. If you forgot your password, choose a new one.',
      path: '/login',
      words: 'sign in login log in fails wrong password too many attempts blocked locked out account',
    },
    {
      id: 'confirm-email',
      title: 'I did not get the email with the link',
      text: 'Look into your spam folder, and check the address. Register again with the same address to get another link.',
      path: '/register',
      words: 'confirm verify verification email link not received arrived spam activate',
      if: hasMail,
    },
    {
      id: 'change-password',
      title: 'How do I change my password, email or name?',
      text: 'On your account page, under Profile. A new password signs you out everywhere else.',
      path: account('profile'),
      words: 'change update edit password email address username name profile',
    },
    {
      id: 'delete-account',
      title: 'How do I delete my account?',
      text: 'On your account page, under My data, press Delete my account. It is deleted immediately and for good, with everything we keep about you.',
      path: account('data'),
      words: 'delete close remove cancel account erase gdpr my data',
    },
    {
      id: 'export-data',
      title: 'How do I get my data?',
      text: 'On your account page, under My data: Download my data gives you everything we keep about you in one file.',
      path: account('data'),
      words: 'export download data gdpr copy personal information',
    },
    {
      id: 'two-factor',
      title: 'How do I turn on two-factor sign-in?',
      text: 'On your account page, under Security. Scan the QR code with your authenticator app, enter the code it shows, and save the backup codes.',
      path: account('security'),
      words: '2fa two factor authentication authenticator app mfa otp code backup security',
    },
    {
      id: 'passkeys',
      title: 'How do I sign in with a passkey?',
      text: "Add one on your account page, under Security. Then sign in with your fingerprint, your face or your device's PIN.",
      path: account('security'),
      words: 'passkey fingerprint face id touch webauthn biometric',
    },
    {
      id: 'sessions',
      title: 'Where am I signed in?',
      text: 'Your account page lists every session under Security, and you can end each. If one is not yours, end it and change your password.',
      path: account('security'),
      words: 'session sessions devices signed in elsewhere hacked somebody else sign out everywhere logout',
    },
    {
      id: 'api-keys',
      title: 'How do I get an API key?',
      text: 'On your account page, under API keys. Copy it at once: it is shown only then, as we keep only its hash.',
      path: account('keys'),
      words: 'api key token access developer create revoke',
    },
  ];
}

function aboutPlans({ hasPlans, isSold }: SiteFacts): SiteQuestion[] {
  if (!hasPlans) return [];
  return [
    {
      id: 'pro',
      title: 'What does Pro include?',
      text: `${proIncludes.join('. ')}.`,
      path: '/pricing',
      words: 'pro plan premium upgrade difference free benefits features included get advantage',
    },
    {
      id: 'what-is-left',
      title: 'What is left of my free allowance?',
      text: 'The page of each tool with an allowance shows it, and your account page lists them all under Usage. Daily counts reset at midnight UTC, monthly counts on the first.',
      path: account('usage'),
      words: 'allowance left remaining used quota reset limit scans when again',
    },
    {
      id: 'get-pro',
      title: 'How do I get Pro?',
      text: 'The administrators of this site grant it; nothing is sold here. Give them the email address of your account.',
      path: '/pricing',
      words: 'get pro buy subscribe upgrade purchase pay price cost how much',
      if: !isSold,
    },
    ...(isSold ? aboutPayment : []),
  ];
}

const { days, on: hasTrial } = trialOffer;

const aboutPayment: SiteQuestion[] = [
  {
    id: 'prices',
    title: 'What does Pro cost?',
    text: `${planCatalogue.monthly.name}: ${formatPlanPrice('monthly')}. ${planCatalogue.annual.name}: ${formatPlanPrice('annual')}. It renews by itself until you cancel.`,
    path: '/pricing',
    words: 'price prices cost how much pay pro monthly annual year month subscription expensive buy upgrade',
  },
  {
    id: 'trial',
    title: 'Is there a free trial?',
    text: `Yes: ${days} days, once per account. You are charged when they are over, unless you cancel before.`,
    path: '/pricing',
    words: 'trial test try free days period',
    if: hasTrial,
  },
  {
    id: 'cancel',
    title: 'How do I cancel my subscription?',
    text: 'On your account page, under Plan & billing. Pro stays active to the end of the period that you paid for, and you can resume until then.',
    path: account('plan'),
    words: 'cancel stop end subscription unsubscribe terminate quit pro renew renewal resume',
  },
  {
    id: 'change-plan',
    title: 'How do I change between monthly and annual?',
    text: 'On your account page, under Plan & billing: press the button to change the plan.',
    path: account('plan'),
    words: 'switch change plan monthly annual yearly',
  },
  {
    id: 'invoices',
    title: 'Where are my invoices?',
    text: 'On your account page, under Plan & billing. Each has a PDF to download.',
    path: account('plan'),
    words: 'invoice invoices bill receipt tax vat payment history download',
  },
  {
    id: 'payment-failed',
    title: 'My payment failed',
    text: 'Your bank says why. Check the card, or use another one: on your account page, under Plan & billing, you can change how you pay. A failed payment is retried; if it keeps failing, the account returns to Starter.',
    path: account('plan'),
    words: 'payment failed declined card refused rejected credit card charge bank error update change',
  },
  {
    id: 'card-safe',
    title: 'Is my card safe?',
    text: 'Card numbers go from your browser straight to the payment service, and never pass through this site.',
    path: '/privacy#processors',
    words: 'credit card number safe secure stored payment stripe details',
  },
];

import { z } from 'zod';
import { defineTool, formJson, formOptional } from '../../catalog/define-tool.ts';
import { linkSettingsShape } from '../../modules/links/links.contract.ts';
import { t } from '../../shared/language/translate.ts';
import { freeUsesPerDay } from '../../shared/plans.ts';

const settingsMessage = t(
  'Settings must be an object such as {"maxVisits":5,"tags":["news"]}, with names from the documentation.',
);

export const urlShortener = defineTool({
  slug: 'url-shortener',
  name: t('URL Shortener'),
  tagline: t('Short links, honest numbers'),
  summary: t('Short links with names of your own, and statistics without cookies or invented numbers.'),
  title: t('URL shortener with honest statistics'),
  description: t(
    'Shorten links with a name of your own, a password, an expiry or other targets by device and country. Clicks, countries and referrers, counted without cookies.',
  ),
  keywords: [
    'url',
    'link',
    'short link',
    'shorten',
    'shortener',
    'alias',
    'redirect',
    'clicks',
    'analytics',
    'statistics',
    'utm',
    'campaign',
    'tracking',
    'qr',
  ],
  category: 'utility',
  icon: 'link',
  badge: 'pro',
  rank: 110,
  steps: [
    t('Paste a long link, and choose a name for it or let us'),
    t('Copy the short link and share it'),
    t('See here how often it was clicked, and change where it leads'),
  ],
  faq: [
    {
      question: t('What do you know about those who click?'),
      answer: t(
        'No cookie is set and no address is stored. A visitor is counted once a day by a hash of their address and browser, made with a key that is thrown away at the end of the day. Kept are the hour, country, device, browser, language and the site they came from.',
      ),
    },
    {
      question: t('Are robots counted?'),
      answer: t(
        'Apart. Search engines, the previews of chats and social networks, browsers that load a page ahead, and more than 30 visits a minute from one address are told apart from clicks, and shown apart.',
      ),
    },
    {
      question: t('Can I change or delete a link later?'),
      answer: t(
        'Yes: its target, expiry, visit limit, password, tags and note. You can pause it, and undo a deletion within a day. The name of a deleted link is never given to anybody else.',
      ),
    },
    {
      question: t('Who can see my links?'),
      answer: t(
        'You: those made without an account belong to this browser, and you can take them along into an account. Anybody who knows a short link can see where it leads by adding a plus sign to it.',
      ),
    },
    {
      question: t('Which addresses are refused?'),
      answer: t(
        'Addresses in private networks, addresses with a password in them, anything but http and https, other short links, and hosts that the operator of this site has blocked. Everybody can report a link on its preview page.',
      ),
    },
  ],
  actions: {
    shorten: {
      path: '/api/tools/shorten-url',
      summary: 'Makes a short link.',
      options: z.object({
        // Missing counts as blank, which has a sentence of its own.
        url: z
          .string({ error: t('Url must be text.') })
          .default('')
          .describe('The address it leads to, with http:// or https://.')
          .meta({ maxLength: 10_000 }),
        alias: z
          .string({ error: t('Alias must be text.') })
          .default('')
          .describe(
            'A name of your own; only letters, digits and hyphens count, 20 at most. Empty: six random characters.',
          )
          .meta({ maxLength: 1000 }),
        domain: formOptional(
          z.string({ error: t('Domain must be text.') }).max(253, t('This domain is too long.')),
        ).describe("One of this site's short domains; by default the site itself."),
        settings: formJson(z.strictObject(linkSettingsShape, settingsMessage).partial())
          .default({})
          .describe('What else can be set, as in POST /api/links/{id}.'),
      }),
      example: { url: 'https://example.com/a/long/path' },
      allowance: { free: { max: freeUsesPerDay, per: 'day' }, unit: { one: t('link'), many: t('links') } },
      keepsForMaker: true,
      result: z.object({
        shortUrl: z.string(),
        code: z.string(),
        url: z.string().describe('The target as the URL standard writes it.'),
        id: z.string().describe('For /api/links/{id}.'),
        createdAt: z.iso.datetime(),
        warning: z.string().nullable().describe('A sentence about a target that looks like another name.'),
      }),
    },
  },
});

import type { Locator, Page } from '@playwright/test';
import { expect, findBarriersInBothThemes, journey, patient, settled } from './journey.ts';
import { logIn } from './people.ts';

const admin = { username: 'Boss', email: 'admin@example.org', password: 'the one and only boss' };

const openButton = (page: Page) => page.getByRole('button', { name: 'Open the support chat' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Support chat' });
const field = (page: Page) => panel(page).getByLabel('Your message');

async function open(page: Page, path = '/help') {
  await page.goto(path);
  await openButton(page).click();
  await expect(field(page)).toBeFocused();
}

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press('Enter');
}

journey(
  'a question is answered by keyboard, survives a reload and another tab, and is cleared in one press',
  async ({ page, context }) => {
    await open(page);
    await expect(panel(page).getByText('Hello! Ask me about a tool')).toBeVisible();
    await field(page).press('Enter');
    await expect(panel(page).getByText('You:')).toHaveCount(0);
    await field(page).fill('how long');
    await field(page).press('Shift+Enter');
    await field(page).pressSequentially('are files kept');
    await expect(field(page)).toHaveValue('how long\nare files kept');
    await field(page).press('Enter');
    await expect(panel(page).getByText(/are deleted \d+ hours after/)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await ask(page, '<img src=x onerror=alert(1)> <script>alert(2)</script>');
    await expect(panel(page).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(field(page)).toBeEnabled();
    expect(await findBarriersInBothThemes(page)).toEqual([]);

    const other = patient(await context.newPage());
    await open(other, '/pricing');
    await expect(panel(other).getByText(/are deleted \d+ hours after/)).toBeVisible();
    await ask(other, 'forgot my password');
    await expect(panel(page).getByText('forgot my password', { exact: true })).toBeVisible();
    await other.close();

    await page.reload();
    await openButton(page).click();
    await expect(panel(page).getByText(/are deleted \d+ hours after/)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Clear the conversation' }).click();
    await expect(panel(page).getByText('forgot my password', { exact: true })).toBeHidden();
    await field(page).press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
  },
);

journey(
  'an answer opens the right tool with the file that is in hand, and the start button stays free',
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/tools/image-resizer');
    await page.locator('input[type=file]').first().setInputFiles('src/tools/image-compressor/fixtures/photo.jpg');
    await page.locator('[data-start]').click({ trial: true });
    await openButton(page).click();
    await ask(page, 'image compressor');
    await panel(page).getByRole('button', { name: 'Open Image Compressor' }).click();
    await expect(page).toHaveURL(/image-compressor$/);
    await expect(panel(page)).toBeHidden();
    await expect(page.getByText('photo.jpg').first()).toBeVisible();
  },
);

journey(
  'the button of the chat covers neither the start of the work nor the button for more photos',
  async ({ page }) => {
    await page.goto('/tools/photo-enhancer');
    await page.locator('input[type=file]').first().setInputFiles('src/tools/image-compressor/fixtures/photo.jpg');
    const boxes = () =>
      page.evaluate(() => {
        const chat = document.querySelector('[data-chat-button]')?.getBoundingClientRect();
        const others = [
          document.querySelector('[data-start]'),
          ...document.querySelectorAll('main label:has(input[type=file])'),
        ];
        return others.map((other) => {
          const box = other?.getBoundingClientRect();
          return (
            !chat ||
            !box ||
            (box.right > chat.left && box.left < chat.right && box.bottom > chat.top && box.top < chat.bottom)
          );
        });
      });
    await expect(page.getByText('Add more')).toBeInViewport();
    await expect.poll(boxes).toEqual([false, false]);
  },
);

/** The controls that are at least partly below the button of the chat. */
const coveredByChat = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('[data-chat-button]')?.getBoundingClientRect();
    if (!chat) return ['no button'];
    return [...document.querySelectorAll('main button, main input, main select, main label:has(input)')].flatMap(
      (control) => {
        const box = control.getBoundingClientRect();
        const isCovered =
          box.right > chat.left && box.left < chat.right && box.bottom > chat.top && box.top < chat.bottom;
        return isCovered ? `${control.tagName} ${control.textContent}` : [];
      },
    );
  });

/** Scrolls a control to where the button of the chat usually is. */
const scrollBelowChat = (control: Locator, fromBottom: number) =>
  control.evaluate((element, bottom) => {
    const box = element.getBoundingClientRect();
    scrollBy({ top: (box.top + box.bottom) / 2 - innerHeight + bottom, behavior: 'instant' });
  }, fromBottom);

journey(
  'the button of the chat leaves the search of the home page free, and can be pressed there',
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/');
    await settled(page);
    const search = page.getByRole('main').getByRole('combobox');
    await scrollBelowChat(search, 114);
    await expect.poll(() => coveredByChat(page)).toEqual([]);
    await search.focus();
    await expect.poll(() => coveredByChat(page)).toEqual([]);
    await openButton(page).click();
    await expect(field(page)).toBeFocused();
  },
);

journey('the button of the chat leaves the filters of conversations free', async ({ page }) => {
  await page.request.post('/api/register', { data: admin });
  await logIn(page, admin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/escalations');
  await settled(page);
  await scrollBelowChat(page.getByRole('button', { name: 'Find', exact: true }), 144);
  await expect.poll(() => coveredByChat(page)).not.toContain('BUTTON Find');
});

journey('the button of the chat leaves the button for more photos free beside that of the start', async ({ page }) => {
  await page.goto('/tools/background-remover');
  await page.locator('input[type=file]').first().setInputFiles('src/tools/image-compressor/fixtures/photo.jpg');
  await expect(page.getByText('Add more')).toBeVisible();
  await settled(page);
  const covered = () => coveredByChat(page);
  await expect.poll(covered).not.toContainEqual(expect.stringMatching(/Add more|Remove background/));
});

journey('trouble becomes a ticket by itself, and anything does on request', async ({ page, provoked }) => {
  provoked.push(/status of 400/);
  await open(page);
  await ask(page, 'I was charged twice');
  await expect(panel(page).getByRole('link', { name: /^Open ticket \d{8}$/ })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Talk to a person' }).last().click();
  const form = panel(page).getByRole('form', { name: 'Talk to a person' });
  await expect(form.getByLabel('What is it about?')).toBeFocused();
  await form.getByLabel('What is it about?').fill('Please look into this');
  await form.getByLabel(/email/).fill('nobody');
  await form.getByRole('button', { name: 'Send to our team' }).click();
  await expect(form.getByRole('alert')).toContainText('email');
  await form.getByLabel(/email/).fill('');
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send to our team' }).click();
  await expect(panel(page).getByText(/Our team has your message as ticket \d{8}/)).toBeVisible();
});

for (const [name, prepare, sentence] of [
  [
    'a cut line',
    (page: Page) => page.route('**/api/ai-chat', (route) => route.abort()),
    'Connection failed. Please check your internet connection and try again.',
  ],
  [
    'a server in trouble',
    (page: Page) => page.route('**/api/ai-chat', (route) => route.fulfill({ status: 500, body: 'x' })),
    'Server error occurred. Our team has been notified. Please try again in a moment.',
  ],
] as const) {
  journey(`${name} is said in a sentence, and the question can be sent again`, async ({ page, provoked }) => {
    provoked.push(/Failed to load resource/);
    await open(page);
    await prepare(page);
    await ask(page, 'is it free');
    await expect(panel(page).getByText(sentence)).toBeVisible();
    await expect(field(page)).toBeEnabled();
    await page.unroute('**/api/ai-chat');
    await ask(page, 'is it free');
    await expect(panel(page).getByText('From:').first()).toBeVisible();
  });
}

journey('what an administrator writes is known at once, and a draft survives a reload', async ({ page }) => {
  await page.request.post('/api/register', { data: admin });
  await logIn(page, admin);
  await page.goto('/admin?section=articles');
  await page.getByRole('button', { name: 'Add an article' }).click();
  await page.getByLabel('Question or title').fill('Is there parking at the office?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, behind the <b>building</b>.');
  await page.reload();
  await expect(page.getByLabel('Question or title')).toHaveValue('Is there parking at the office?');
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Articles' })).toContainText('Is there parking at the office?');
  await openButton(page).click();
  await ask(page, 'where can I park at the office');
  await expect(panel(page).getByText('Yes, behind the <b>building</b>.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'This answer did not help' }).click();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByText(/^Answers rated in the last 30 days: \d+ good, [1-9]\d* bad\.$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Last rated bad' })).toContainText('Yes, behind the <b>building</b>.');
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete the article' }).click();
  await expect(page.getByText('0 articles')).toBeVisible();
});

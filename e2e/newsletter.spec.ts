import { expect, findBarriersInBothThemes } from './journey.ts';
import { journeyWithMail, type MailSite } from './mail-site.ts';

const journey = journeyWithMail({ portOffset: 80 });

journey('the newsletter begins and ends with a press, never with a look', async ({ page, site }) => {
  await page.goto('/blog');
  const form = page.getByRole('form', { name: 'Subscribe to the blog' });
  await form.getByLabel('New posts by email').fill('no address');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('This is not an email address. Please check it.')).toBeVisible();
  await form.getByLabel('New posts by email').fill('reader@example.org');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Nearly done: please open the link')).toBeVisible();
  expect(await findBarriersInBothThemes(page)).toEqual([]);

  await page.goto(await mailedLink(site.mail, 'confirm'));
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, send me new posts' }).click();
  await expect(page.getByText('You will get the next newsletter.')).toBeVisible();

  // Asked again, its owner is told by email.
  await page.goto('/help');
  const footer = page.getByRole('form', { name: 'Newsletter' });
  await footer.getByLabel('New posts by email').fill('reader@example.org');
  await footer.getByLabel('New posts by email').press('Enter');
  await expect(footer.getByText('Nearly done')).toBeVisible();
  await page.goto(await mailedLink(site.mail, 'leave'));
  await page.getByRole('button', { name: 'Leave the newsletter' }).click();
  await expect(page.getByText('You get no more newsletters')).toBeVisible();
});

async function mailedLink(mail: MailSite['mail'], act: 'confirm' | 'leave'): Promise<string> {
  const pattern = new RegExp(`\\S+/newsletter#${act}=\\S+`);
  await expect.poll(() => mail.received.some(({ text }) => pattern.test(text))).toBe(true);
  return mail.received.map(({ text }) => pattern.exec(text)?.[0]).findLast((link) => link !== undefined) ?? '';
}

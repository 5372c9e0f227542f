import { expect, findBarriers, journey } from './journey.ts';

const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n') };
const picture = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
};

journey(
  'an application survives a reload, a wrong file and a lost connection, and arrives once',
  async ({ page, context, provoked }) => {
    provoked.push(/status of 415/, /ERR_INTERNET_DISCONNECTED/);
    await page.goto('/careers');
    await page.getByRole('link', { name: /Apply Now.*Senior Full Stack Developer/ }).click();
    await expect(page).toHaveURL('/careers/senior-full-stack-developer#apply');
    const form = page.getByRole('form', { name: 'Application: Senior Full Stack Developer' });
    const send = form.getByRole('button', { name: 'Send application' });

    await send.click();
    await expect(form.getByText('Please enter your name.')).toBeVisible();
    await expect(form.getByText('Please add your CV as a PDF, DOCX or ODT file.')).toBeVisible();
    await expect(form.getByLabel('Name')).toBeFocused();
    expect(await findBarriers(page)).toEqual([]);

    await form.getByLabel('Name').pressSequentially('Ada');
    await form.getByLabel('Email', { exact: true }).fill('ada@example.org');
    await form.getByLabel('A few words about you').fill('I take hesitation away.');
    await page.reload();
    await expect(form.getByLabel('Name')).toHaveValue('Ada');
    await expect(form.getByLabel('A few words about you')).toHaveValue('I take hesitation away.');

    await form.getByLabel('Choose your CV').setInputFiles(picture);
    await send.click();
    await expect(form.getByText('This file is not a PDF, DOCX or ODT document.')).toBeVisible();
    await form.getByRole('button', { name: 'Remove cv.pdf' }).click();
    await form.getByLabel('Choose your CV').setInputFiles(pdf);

    await context.setOffline(true);
    await send.click();
    await expect(form.getByText('What you wrote is kept.')).toBeVisible();
    await context.setOffline(false);

    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/careers/applications')) calls += 1;
    });
    await send.dblclick();
    await expect(page.getByText('Your application has arrived.')).toBeVisible();
    expect(calls).toBe(1);
    expect(await findBarriers(page)).toEqual([]);
    await page.reload();
    await expect(form.getByLabel('Name')).toHaveValue('');
  },
);

import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
import type { Plan } from '../../shared/plans.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { checkFile } from '../../web/kit/tool-shell/check-file.ts';
import { readAs, storedSchema } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { refusalOf, type ShowLeftOut, useShowLeftOut } from '../../web/kit/tool-shell/left-out.tsx';
import { type FileSource, takePassedFiles } from '../../web/kit/tool-shell/passed-files.ts';
import type { ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { useFileQueue } from '../../web/kit/tool-shell/use-file-queue.ts';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { Workbench } from '../../web/kit/tool-shell/workbench.tsx';
import { Button } from '../../web/kit/ui/button.tsx';
import { showToast, tellFailure } from '../../web/kit/ui/toast.ts';
import { useRootMark } from '../../web/kit/ui/use-root-mark.ts';
import { CameraStage } from './camera/camera-stage.tsx';
import { documentScanner, notAnImage, processingFailed } from './document-scanner.tool.ts';
import { PhotoActions } from './edges/photo-actions.tsx';
import { PhotoStage } from './edges/photo-stage.tsx';
import { HandoffPanel } from './handoff/handoff-panel.tsx';
import { readKeptHandoff } from './handoff/kept-handoff.web.ts';
import { PhoneBanner } from './handoff/phone-banner.tsx';
import { usePhoneHandoff } from './handoff/use-phone-handoff.web.ts';
import { MadeDocument } from './made-document.tsx';
import { OutputActions } from './output-actions.tsx';
import { DevelopingPhoto, developingPhoto } from './pages/developing-photo.tsx';
import { PageDesk } from './pages/page-desk.tsx';
import { PhotoTray } from './pages/photo-tray.tsx';
import {
  addPages,
  changePhoto,
  frontWithoutBack,
  type Photo,
  type Place,
  type ScannedPage,
} from './pages/scan-list.ts';
import { defaultScanChoice, type ScanChoice, scanChoiceSchema } from './scan-choice.ts';
import type { ScanDesk, ScanPhoto, Settled } from './scan-desk.web.ts';
import { ScanIntake } from './scan-intake.tsx';
import { scanPhoto } from './scan-photo.web.ts';
import { ScanSettings } from './scan-settings.tsx';
import { sortFiles, sortHandedOver } from './sort-files.web.ts';
import { useScanDesk } from './use-scan-desk.web.ts';
import { followPdf, PdfPanel, type SearchablePdf } from './whole-files/pdf-panel.tsx';

const readMade = readAs(storedSchema.omit({ id: true }).extend({ url: z.string() }) satisfies z.ZodType<ResultFile>);
const maxPdfs = 20;
const handOverFailed = t('The files are no longer on the server. Please choose them again.');

export default function DocumentScannerPage() {
  const { desk, list, service } = useScanDesk();
  const [choice, setChoice] = useRemembered<ScanChoice>(documentScanner.slug, scanChoiceSchema, defaultScanChoice);
  const [made, setMade] = useKeptState<ResultFile | undefined>('made', undefined, readMade);
  const [isCameraOn, setCameraOn] = useState(false);
  const [isHandoffOpen, setHandoffOpen] = useState(false);
  useEffect(() => {
    if (readKeptHandoff()) setHandoffOpen(true);
  }, []);
  const { phone, send, leave } = usePhoneHandoff();
  // Before the list of PDFs takes the passed files: images among them are photos here.
  const takeOver = useEffectEvent((sources: readonly FileSource[]) => {
    sortHandedOver(sources).then(take, () => tellFailure({ title: t('Not found'), text: handOverFailed }));
  });
  useEffect(() => takeOver(takePassedFiles()), []);
  const pdfs = useFileQueue<SearchablePdf>(documentScanner.actions.ocr.files.file, maxPdfs, followPdf);
  const plan = usePlan();
  const showLeftOut = useShowLeftOut();
  const { photos, pages } = list;
  const photo = photos.find(({ key }) => key === list.open);
  const others = photos.filter(({ key }) => key !== list.open);
  const inTray = others.filter((other) => other !== developingPhoto(list));
  const waiting = photos.filter(({ state }) => state.is === 'waiting' || state.is === 'failed');
  const front = choice.scanMode === 'id-card' ? frontWithoutBack(list) : undefined;
  const isEmpty = photos.length === 0 && pages.length === 0 && pdfs.items.length === 0;
  useRootMark('filesIn', !isEmpty);
  const change = (part: Partial<ScanChoice>) => setChoice({ ...choice, ...part });

  const add = (files: readonly File[]) => {
    const sorted = sortFiles(files);
    if (files.length > 0)
      showLeftOut(sorted.others.map((source) => ({ ...notAnImage, source, isHelpedElsewhere: true })));
    take(sorted);
  };
  const take = ({ photos: chosen, pdfs: whole }: Pick<ReturnType<typeof sortFiles>, 'photos' | 'pdfs'>) => {
    if (whole.length > 0) pdfs.add(whole);
    const taken = withoutEmpty(chosen, plan, showLeftOut);
    if (taken.length === 0) return;
    setCameraOn(false);
    const behind: Place | undefined = front && taken.length === 1 ? { at: 'behind', page: front.key } : undefined;
    desk.add(taken, behind);
  };
  const { process, processOpen, close } = photoWork({ desk, others, onPages: send, scan: scanPhoto(choice, plan) });

  const action = isCameraOn ? (
    <Button look="secondary" className="w-full" onClick={() => setCameraOn(false)}>
      Cancel
    </Button>
  ) : photo ? (
    <PhotoActions key={photo.key} photo={photo} onProcess={() => processOpen(photo)} onCancel={() => close(photo)} />
  ) : (
    <OutputActions
      {...{ desk, list, choice, waiting }}
      onMade={setMade}
      isBeside={pages.length === 0 && pdfs.items.length > 0}
      onProcess={() => process(waiting.map(({ key }) => key))}
    />
  );

  return (
    <Workbench settings={<ScanSettings choice={choice} onChange={change} />} action={action}>
      <div className={isEmpty && !isCameraOn && !isHandoffOpen ? 'flex h-full flex-col gap-5' : 'space-y-5'}>
        <PhoneBanner phone={phone} onLeave={leave} />
        {isHandoffOpen && (
          <HandoffPanel
            onPages={(handed) => desk.change((current) => addPages(current, handed))}
            onClose={() => setHandoffOpen(false)}
          />
        )}
        {front && !photo && <FrontDone />}
        {isCameraOn ? (
          <CameraStage
            service={service}
            advice={adviceFor(choice.scanMode, front !== undefined)}
            scanned={pages.length}
            autoCapture={choice.autoCapture}
            onAutoCapture={(autoCapture) => change({ autoCapture })}
            onPhoto={(taken) => add([taken])}
            onCancel={() => setCameraOn(false)}
          />
        ) : photo ? (
          <PhotoStage key={photo.key} {...{ desk, service, choice, photo }} />
        ) : (
          <ScanIntake
            compact={!isEmpty || isHandoffOpen}
            onFiles={add}
            onCamera={() => setCameraOn(true)}
            onPhone={isHandoffOpen || phone.state !== 'none' ? undefined : () => setHandoffOpen(true)}
          />
        )}
        <DevelopingPhoto {...{ desk, list, service, choice }} />
        {inTray.length > 0 && <PhotoTray desk={desk} photos={inTray} onProcess={(key) => process([key])} />}
        {made && <MadeDocument key={made.url} file={made} firstPage={pages[0]} onDeleted={() => setMade(undefined)} />}
        {pages.length > 0 && <PageDesk desk={desk} list={list} />}
        {pdfs.items.length > 0 && <PdfPanel files={pdfs} languages={choice.languages} />}
      </div>
    </Workbench>
  );
}

/** What is done with photos: they are processed, or closed again. */
function photoWork(props: {
  desk: ScanDesk;
  /** The photos beside the open one. */
  others: readonly Photo[];
  onPages: (pages: ScannedPage[]) => void;
  scan: ScanPhoto;
}) {
  const { desk, others, onPages, scan } = props;
  const process = (keys: readonly string[]) => desk.process(keys, scan, { onPages, onSettled: showOutcome });
  return {
    process,
    processOpen: ({ key, edges }: Photo) => {
      // The drawn edges count, even if they began as a guess.
      if (edges === 'unsure') desk.change((current) => changePhoto(current, key, { edges: 'byHand' }));
      process([key]);
    },
    close: ({ key }: Photo) => {
      // One of several returns to the list; a single or repeated one is dropped.
      if (others.length > 0) desk.change((current) => ({ ...current, open: undefined }));
      else desk.remove([key]);
    },
  };
}

const FrontDone = () => (
  <p role="status" className="rounded-[12px] bg-accent-soft px-4 py-3 font-medium">
    The front is done. Now turn the card over and scan its back.
  </p>
);

/** Says of an empty photo that it is none. Large ones are scaled down before they are sent; small ones are never enlarged. */
function withoutEmpty(photos: readonly File[], plan: Plan, showLeftOut: ShowLeftOut): File[] {
  const empty = photos.find(({ size }) => size === 0);
  const objection = empty && checkFile(documentScanner.actions.process.files.image, empty, plan);
  if (empty && objection) showLeftOut([refusalOf(empty, objection)]);
  return photos.filter(({ size }) => size > 0);
}

function adviceFor(mode: ScanChoice['scanMode'], isBack: boolean): string {
  switch (mode) {
    case 'document':
      return t('Hold the page in front of the camera, on a background of another colour');
    case 'id-card':
      return isBack
        ? t('Hold the back of the card in front of the camera, on a background of another colour')
        : t('Hold the front of the card in front of the camera, on a background of another colour');
    case 'receipt':
      return t('Hold the receipt in front of the camera, on a background of another colour');
    case 'business-card':
      return t('Hold the card in front of the camera, on a background of another colour');
    case 'book':
      return t('Hold the open book in front of the camera, on a background of another colour');
  }
}

function showOutcome({ pages, failed }: Settled): void {
  const [failure] = failed;
  if (failure) {
    showFailure(processingFailed, failure);
    return;
  }
  const text =
    pages.length > 1
      ? t('{count, plural, one {# page is} other {# pages are}} in your list.', { count: pages.length })
      : pages[0]?.text === ''
        ? t('The page is in your list. No text was found on it.')
        : t('The page is in your list, with its text.');
  showToast({ title: t('Document scanned'), text, tone: 'success' });
}

import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';

const MobileMenu = lazyPart(() => import('./mobile-menu.tsx'));

export function MobileMenuButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        className="md:hidden"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu className="size-6" aria-hidden="true" />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MobileMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

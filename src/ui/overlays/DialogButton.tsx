import { Button, type ButtonProps } from '#src/ui/buttons/Button.tsx';

interface DialogButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The id of the `Dialog` that it opens. */
  readonly opens: string;
}

/** Opens a dialog: as a command of the document where the browser knows those, else by script. */
export function DialogButton({ opens, children, ...rest }: DialogButtonProps) {
  const open = () => {
    if ('commandForElement' in HTMLButtonElement.prototype) return;
    const dialog = document.getElementById(opens);
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  };
  return (
    <Button aria-haspopup="dialog" onClick={open} {...rest} command="show-modal" commandfor={opens}>
      {children}
    </Button>
  );
}

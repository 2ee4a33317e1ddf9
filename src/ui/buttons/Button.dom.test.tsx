import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Button } from '#src/ui/buttons/Button.tsx';

afterEach(cleanup);

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

it('takes no clicks while it loads, and keeps its name and the focus', () => {
  let clicks = 0;
  const show = (loading: boolean) => (
    <Button loading={loading} onClick={() => (clicks += 1)}>
      Send
    </Button>
  );
  const { rerender } = render(show(false));
  fireEvent.click(button());
  button().focus();
  rerender(show(true));
  fireEvent.click(button());
  expect(clicks).toBe(1);
  expect(document.activeElement).toBe(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  rerender(show(false));
  expect(button().hasAttribute('aria-busy')).toBe(false);
});

it('sends no form a second time while the first is under way', () => {
  let sent = 0;
  const show = (loading: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Button type="submit" loading={loading}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(show(false));
  fireEvent.click(button());
  rerender(show(true));
  fireEvent.click(button());
  expect(sent).toBe(1);
});

it('is no submit button unless it says so', () => {
  render(<Button>Send</Button>);
  expect(button().type).toBe('button');
});

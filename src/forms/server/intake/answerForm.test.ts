import { answerForm } from '#src/forms/server/intake/answerForm.ts';

type Answered = Parameters<typeof answerForm>;

const REFUSED = { status: 422, page: {}, returned: { errors: {} } } as Answered[2];

/** @returns the pages that a post was answered from, by a visitor who leaves while one is found, or stays */
async function answer(leaves: boolean) {
  const socket = { destroyed: false };
  const req = { socket, complete: true, accepts: () => 'html' } as unknown as Answered[0];
  const res = { locals: {}, set: jest.fn(), status: jest.fn() } as unknown as Answered[1];
  const pages = {
    find: jest.fn(() => {
      socket.destroyed = leaves;
      return Promise.resolve({});
    }),
    render: jest.fn(() => Promise.reject(new Error('rendered'))),
  };
  const answered = answerForm(req, res, REFUSED, pages as unknown as Answered[3]).catch(String);
  return { said: await answered, pages };
}

test('nothing is rendered for who has left before the page of their form was found', async () => {
  expect((await answer(false)).said).toBe('Error: rendered');
  const { said, pages } = await answer(true);
  expect(said).toBeUndefined();
  expect(pages.find).toHaveBeenCalledTimes(1);
  expect(pages.render).not.toHaveBeenCalled();
});

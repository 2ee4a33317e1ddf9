import { chatConfig } from '#src/visitor/browser/chatConfig.ts';

test('the chat starts with the settings and the defaults of SPEC part 3', () => {
  const settings = { host: 'https://kit.example', channel: 'c', token: 't' };
  expect(chatConfig(settings, { id: 'i', language: 'pt' })).toEqual({
    host: 'https://kit.example',
    channel_uuid: 'c',
    token: 't',
    client_data: {
      client_id: 'i',
      client_phone: 'Unknown',
      client_avatar: '',
      client_display_name: 'Unknown',
      client_email: '',
      client_language: 'pt',
      company: 'Not specified',
      name: 'Unknown',
      phone: 'Unknown',
      timeout: 'Now',
      messages: [],
    },
  });
});

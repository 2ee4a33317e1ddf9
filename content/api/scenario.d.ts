/**
 * What a scenario can call: it runs next to the media server, and these are its globals. Every sample of the site is
 * compiled against this file.
 */
import type { components } from './platform.d.ts';

declare global {
  /** What a caller has just said. */
  type Turn = components['schemas']['Turn'];

  /** How something is said. */
  interface Speech {
    /** Whether the caller may talk over it. */
    readonly interruptible?: boolean;
  }

  /** What came back from a question. */
  interface Reply {
    /** Keys that were pressed. */
    readonly digits?: string;
    readonly text?: string;
    /** The reason that fits best. */
    readonly reason: string;
    /** How sure the recognition is, from 0 to 1; 0 after silence. */
    readonly confidence: number;
  }

  interface CallEvents {
    readonly turn: Turn;
    readonly keys: { readonly digits: string };
    readonly interrupted: { readonly heard: string };
    readonly ended: { readonly reason: string; readonly seconds: number };
  }

  /** The call that the scenario was started for. */
  interface ScenarioCall {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly network: 'phone' | 'sip' | 'app' | 'browser' | 'whatsapp';
    /** What whoever started the call has handed over. */
    readonly data: Readonly<Record<string, string>>;
    on<Name extends keyof CallEvents>(name: Name, listener: (event: CallEvents[Name]) => unknown): void;
    answer(): Promise<void>;
    say(text: string, speech?: Speech): Promise<void>;
    play(file: string): Promise<void>;
    /** Says a prompt of the scenario, and waits for speech or keys. */
    ask(prompt: string, options?: { readonly silenceMs?: number; readonly speech?: Speech }): Promise<Reply>;
    /** Asks for a yes or a no. */
    confirm(what: string): Promise<boolean>;
    /** Goes to a keypad menu of the scenario. */
    menu(name: string, options?: { readonly pressed?: string }): Promise<void>;
    toQueue(queue: string, options?: { readonly transcript?: boolean }): Promise<void>;
    transfer(target: string): Promise<void>;
    record(options?: { readonly stereo?: boolean; readonly days?: number }): Promise<void>;
    hangUp(): Promise<void>;
  }

  const call: ScenarioCall;

  /** Your own systems. */
  const http: {
    get<Answer = unknown>(address: string, options?: { readonly timeoutMs?: number }): Promise<Answer>;
    post<Answer = unknown>(address: string, body: unknown, options?: { readonly timeoutMs?: number }): Promise<Answer>;
  };

  /** The language model that the scenario is set up with. */
  const model: {
    reply(text: string, options?: { readonly facts?: unknown }): Promise<string>;
  };

  /** What a speech-to-speech model may ask of your systems. The scenario runs it, and decides whether it does. */
  interface SpokenTool {
    readonly name: string;
    readonly about: string;
    /** What the model has to fill in, and how it is told of it. */
    readonly fields?: Readonly<Record<string, string>>;
    run(input: Readonly<Record<string, string>>): Promise<unknown>;
  }

  interface SpokenSetup {
    /** The name under which the account keeps the provider's key. */
    readonly secret: string;
    readonly model?: string;
    /** Of a provider that keeps whole agents. */
    readonly agent?: string;
    readonly voice?: string;
    readonly instructions?: string;
    readonly tools?: readonly SpokenTool[];
    /** How long the provider may take to answer. */
    readonly timeoutMs?: number;
  }

  interface SpokenEvents {
    readonly heard: { readonly text: string };
    readonly said: { readonly text: string };
    readonly interrupted: { readonly heard: string };
    readonly failed: { readonly reason: string };
  }

  /** A speech-to-speech model: hears the caller and answers in sound, until it is stopped. */
  interface SpokenModel {
    on<Name extends keyof SpokenEvents>(name: Name, listener: (event: SpokenEvents[Name]) => unknown): void;
    join(call: ScenarioCall): Promise<void>;
    stop(): Promise<void>;
  }

  const openai: { realtime(setup: SpokenSetup): SpokenModel };
  const gemini: { live(setup: SpokenSetup): SpokenModel };
  const elevenlabs: {
    agent(setup: SpokenSetup): SpokenModel;
    /** A voice that says what the scenario gives it. */
    voice(setup: SpokenSetup): { say(text: string): Promise<void> };
  };
  const ultravox: { join(setup: SpokenSetup): SpokenModel };

  /** Text messages. */
  const sms: {
    send(message: components['schemas']['NewMessage']): Promise<components['schemas']['Message']>;
  };

  /** Calls and messages in chats of WhatsApp Business. */
  const whatsapp: {
    /** What the customer has agreed to; null where the customer has not, or no longer. */
    permission(to: string): Promise<{ readonly until: string } | null>;
    /** Asks for it in the chat; the answer comes as an event. */
    askPermission(to: string, reason: string): Promise<void>;
    /** Writes into the chat. */
    write(to: string, text: string): Promise<void>;
  };

  /** What the scenario says word for word, by name. */
  const phrases: Readonly<Record<string, string>>;
}

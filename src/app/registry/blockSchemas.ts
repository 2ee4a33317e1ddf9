import { z } from 'zod';
import { schemas } from '#src/app/registry/blockSchemas.gen.ts';

type Schema = (typeof schemas)[keyof typeof schemas];

/** Every block that a page may hold. Server and scripts only; the components are in `blocks.ts`. */
export const blockUnion = z.discriminatedUnion('type', Object.values(schemas) as [Schema, ...Schema[]]);

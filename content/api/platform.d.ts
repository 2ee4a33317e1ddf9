/** Made of platform.openapi.yaml by npm run contracts; edits are lost. */
export interface paths {
    "/v1/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts an outbound call with a scenario. */
        post: operations["startCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** Reads a call and what came of it. */
        get: operations["readCall"];
        put?: never;
        post?: never;
        /** Ends a call. */
        delete: operations["endCall"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a text message. */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the numbers of the account. */
        get: operations["listNumbers"];
        put?: never;
        /** Rents a number that an offer named. */
        post: operations["rentNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numbers/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists numbers that can be rented now. */
        get: operations["searchNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numbers/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: components["schemas"]["PhoneNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Gives a number back. */
        delete: operations["releaseNumber"];
        options?: never;
        head?: never;
        /** Says which scenario answers a number. */
        patch: operations["changeNumber"];
        trace?: never;
    };
    "/prices/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A country, countries, schema or search. */
                file: string;
            };
            cookie?: never;
        };
        /** All rates of a country, open to everybody. */
        get: operations["readPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All rates of all countries, one in each line. */
        get: operations["readPriceTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    turn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody has finished a sentence. */
        post: operations["onTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A call is over. */
        post: operations["onCallEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "whatsapp.permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A customer has allowed calls in WhatsApp, or does not any more. */
        post: operations["onWhatsAppPermission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A receipt of a message has come. */
        post: operations["onMessageStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description In E.164. */
        PhoneNumber: string;
        /** @description ISO 3166-1 alpha-2. */
        Country: string;
        NewCall: {
            /** @description The name of the scenario that runs. */
            scenario: string;
            to: components["schemas"]["PhoneNumber"];
            from?: components["schemas"]["PhoneNumber"];
            /**
             * @description The phone network
             * @enum {unknown}
             */
            network?: "phone" | "whatsapp";
            /** @description What the scenario is handed. */
            data?: {
                [key: string]: string;
            };
        };
        Call: {
            id: string;
            scenario: string;
            to: components["schemas"]["PhoneNumber"];
            /** @enum {unknown} */
            state: "placed" | "ringing" | "answered" | "ended";
            /** @description Why it ended. */
            reason?: string;
            seconds?: number;
        };
        NewMessage: {
            to: components["schemas"]["PhoneNumber"];
            /** @description The sender. */
            from?: string;
            text: string;
            /** @description For how long it is worth delivering. */
            validMinutes?: number;
        };
        Message: {
            id: string;
            to: components["schemas"]["PhoneNumber"];
            segments: number;
        };
        Number: {
            number: components["schemas"]["PhoneNumber"];
            country: components["schemas"]["Country"];
            scenario?: string;
        };
        /** @enum {unknown} */
        NumberType: "landline" | "mobile" | "tollfree";
        Offer: {
            /** @description What it is rented by. */
            offer: string;
            number: components["schemas"]["PhoneNumber"];
            country: components["schemas"]["Country"];
            type: components["schemas"]["NumberType"];
            city?: string;
            /** @description The papers that the country asks for. */
            documents: string[];
        };
        NewNumber: {
            offer: string;
            /** @description The name of the scenario that answers. */
            scenario?: string;
        };
        NumberChange: {
            scenario: string;
        };
        Turn: {
            /** @constant */
            event: "turn";
            text: string;
            intent?: string;
            confidence: number;
            /** @description Whether the sentence is over. */
            final: boolean;
        };
        CallEnded: {
            /** @constant */
            event: "call.ended";
            call: components["schemas"]["Call"];
        };
        WhatsAppPermission: {
            /** @constant */
            event: "whatsapp.permission";
            customer: components["schemas"]["PhoneNumber"];
            granted: boolean;
            /** @description Until when calls are allowed. */
            until?: string;
        };
        MessageStatus: {
            /** @constant */
            event: "message.status";
            id: string;
            /** @enum {unknown} */
            status: "sent" | "delivered" | "undelivered" | "expired" | "rejected";
            reason?: string;
        };
        Problem: {
            status: number;
            message: string;
        };
    };
    responses: {
        /** @description What is wrong, in a sentence. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    startCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCall"];
            };
        };
        responses: {
            /** @description The call is being placed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
            422: components["responses"]["Refused"];
        };
    };
    readCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
            404: components["responses"]["Refused"];
        };
    };
    endCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Refused"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description The message is on its way; its receipt comes as an event. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            422: components["responses"]["Refused"];
        };
    };
    listNumbers: {
        parameters: {
            query?: {
                country?: components["schemas"]["Country"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Number"][];
                };
            };
        };
    };
    rentNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNumber"];
            };
        };
        responses: {
            /** @description It is the account's; where papers are asked for, it rings once they are checked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Number"];
                };
            };
            422: components["responses"]["Refused"];
        };
    };
    searchNumbers: {
        parameters: {
            query: {
                country: components["schemas"]["Country"];
                type?: components["schemas"]["NumberType"];
                /** @description An area code. */
                near?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers, the nearest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"][];
                };
            };
        };
    };
    releaseNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: components["schemas"]["PhoneNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not the account's any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Refused"];
        };
    };
    changeNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: components["schemas"]["PhoneNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumberChange"];
            };
        };
        responses: {
            /** @description The number, from its next call on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Number"];
                };
            };
            404: components["responses"]["Refused"];
        };
    };
    readPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A country, countries, schema or search. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    readPriceTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    onTurn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Turn"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCallEnded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CallEnded"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWhatsAppPermission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WhatsAppPermission"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onMessageStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MessageStatus"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

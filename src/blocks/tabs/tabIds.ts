/** Two blocks of tabs on one page must not share ids, hence the id of the block. */
export const tabId = (block: string, index: number) => `${block}-tab-${String(index)}`;
export const panelId = (block: string, index: number) => `${block}-panel-${String(index)}`;

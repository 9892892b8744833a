// What is fetched when somebody first uses it: the desk, and the study.

export const sendForDesk = async () => (await import('./desk.tsx')).openDesk();
export const sendForStudy = async () => (await import('./worth/study.tsx')).openStudy();

/** Both as they have come. */
export type Desk = Awaited<ReturnType<typeof sendForDesk>>;
export type Study = Awaited<ReturnType<typeof sendForStudy>>;

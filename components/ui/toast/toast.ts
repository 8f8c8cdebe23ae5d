export type Toast = Readonly<{ kind: 'info' | 'success' | 'error'; title: string; detail?: string }>;
export type ToastWords = Readonly<{ region: string; close: string }>;

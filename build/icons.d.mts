export function iconShapes(): Promise<Record<string, string>>

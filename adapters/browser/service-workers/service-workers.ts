/** A portal of an earlier time may have left a service worker behind, which would go on serving old pages (R5). */
export const removeServiceWorkers = async ({
  serviceWorker,
}: Partial<Pick<Navigator, 'serviceWorker'>>): Promise<void> => {
  const registrations = (await serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
};

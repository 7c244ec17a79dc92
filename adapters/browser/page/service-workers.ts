/** An earlier portal may have left a service worker behind, which would keep serving old pages (R5). */
export const removeServiceWorkers = async ({
  serviceWorker,
}: Partial<Pick<Navigator, 'serviceWorker'>>): Promise<void> => {
  const registrations = (await serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
};

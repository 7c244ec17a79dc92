import type { DesktopNotices, NoticePermission } from '../../../application/chat/desktop-notices.port';

const permissionOf = (permission: NotificationPermission): NoticePermission =>
  permission === 'default' ? 'not-asked' : permission;

/** The browser's notifications. If there are none, or the browser refuses, nothing is shown: the portal has its own notice anyway. */
export const browserDesktopNotices = (window: Window & typeof globalThis): DesktopNotices => {
  const isSupported = 'Notification' in window && window.isSecureContext;
  return {
    permission: () => (isSupported ? permissionOf(window.Notification.permission) : 'not-supported'),
    ask: () =>
      isSupported
        ? window.Notification.requestPermission().then(permissionOf, () => 'not-supported')
        : Promise.resolve('not-supported'),
    show: ({ title, text, name }, onPressed) => {
      try {
        const notice = new window.Notification(title, { body: text, tag: name });
        notice.addEventListener('click', () => {
          window.focus();
          notice.close();
          onPressed();
        });
      } catch {
        // Chrome on Android has the constructor, but it throws.
      }
    },
  };
};
